import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import * as startTexts from '@/config/texts/startTexts';
import { useIsUnread } from '@/features/loan/useIsUnread';
import * as requestTexts from '@/features/request/texts';
import { orderFields } from '@/features/request/rules/orderFields';
import type { VerificationChoice } from '@/features/request/rules/orderForm';
import { isExpired, limitOf, verificationKey } from '@/features/request/rules/digitalVerification';
import { verificationChosen } from '@/features/request/state/orderDraftSlice';
import { selectIsFormPending } from '@/features/request/state/orderSelectors';
import { selectOpenedAt } from '@/features/request/state/requestScreenSlice';
import { verificationDetailKey } from '@/features/request/rules/verificationDetailKey';
import { MISSING, orNull, shortDate } from '@/lib/format';
import { money } from '@/lib/amounts';
import { isPending } from '@/lib/remote';
import { inSentence } from '@/lib/shortText';
import { readForgotten } from '@/reads/readState';
import { useRead } from '@/reads/useRead';
import { Checkbox } from '@/ui/Checkbox';
import { Delivered } from '@/ui/Delivered';
import { Drawer } from '@/ui/Modal';
import { Heading } from '@/ui/Heading';
import { type ListColumn, ListTable } from '@/ui/ListTable';
import { LinkButton } from '@/ui/Button';
import { Panel } from '@/ui/Panel';
import { ReadFailure } from '@/ui/ReadFailure';
import { SkeletonRows } from '@/ui/Skeletons';
import { Spinner } from '@/ui/Spinner';
import { Stack } from '@/ui/Stack';
import { StatusBadge } from '@/ui/StatusBadge';
import type { DigitalVerification, VerificationDetail } from '@/features/request/api/contract/requestSetup';
import { PartError, PartFailures } from './PartFailures';
import { useOrderPart } from './useOrderPart';
import { NARROW } from '@/ui/wide';
import { CARD_ROWS, NotesBelow } from './formStyles';

export function VerificationsPanel() {
  const list = useRead('verifications');
  const isWaiting = useSelector(selectIsFormPending) || isPending(list);
  const verifications = useOrderPart('verifications');
  const areUnread = useIsUnread('digitalVerifications');
  return (
    <Panel heading={requestTexts.verificationsHeading} isFlush={isWaiting || verifications.length > 0}>
      <PartFailures of="verifications" />
      {isWaiting ? (
        <SkeletonRows rows={2} columns={5} />
      ) : verifications.length > 0 ? (
        <>
          <Reports caption={requestTexts.verificationsCaption} columns={COLUMNS} rows={verifications} />
          <NotesBelow>
            <PartError id={orderFields.verifications} />
          </NotesBelow>
        </>
      ) : (
        list.status === 'ready' && (
          <small>{areUnread ? requestTexts.verificationsUnread : requestTexts.noVerifications}</small>
        )
      )}
    </Panel>
  );
}

const whatOf = ({ report: { verificationType: type, borrowerId }, whose }: VerificationChoice): string =>
  requestTexts.verificationOf(type, whose ?? borrowerId);

const COLUMNS: readonly ListColumn<VerificationChoice>[] = [
  {
    heading: requestTexts.borrower,
    isWrapped: true,
    isHeader: true,
    cell: ({ report: { borrowerId }, whose }) => whose ?? startTexts.borrower(borrowerId),
  },
  {
    heading: requestTexts.type,
    isWrapped: true,
    cell: ({ report }) => (
      <>
        <Delivered text={report.verificationType} /> {limitOf(report) !== null && <small>{limitOf(report)}</small>}
      </>
    ),
  },
  { heading: requestTexts.vendorAndReport, isWrapped: true, cell: (choice) => <DetailsLink {...choice} /> },
  { heading: requestTexts.asOf, cell: ({ report }) => orNull(shortDate(report.asOfDate)) },
  { heading: requestTexts.status, isWrapped: true, cell: ({ report }) => <ReportStatus {...report} /> },
  { heading: requestTexts.include, cell: (choice) => <IncludeBox {...choice} /> },
];

function DetailsLink(choice: Readonly<VerificationChoice>) {
  const [isOpen, setIsOpen] = useState(false);
  const { verificationSystem: system, reportId } = choice.report;
  if (system === '') return reportId;
  return (
    <>
      <LinkButton
        aria-label={requestTexts.verificationDetails(system, reportId, whatOf(choice))}
        onClick={() => setIsOpen(true)}
      >
        <Delivered text={system} isInControl /> <Unbroken>{reportId}</Unbroken>
      </LinkButton>
      {isOpen && <OpenVerification {...choice} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function ReportStatus(report: Readonly<DigitalVerification>) {
  if (isExpired(report, useSelector(selectOpenedAt)))
    return <StatusBadge tone="warn">{`${requestTexts.expired} ${shortDate(report.expiresOn)}`}</StatusBadge>;
  return <StatusBadge tone={report.status === 'Complete' ? 'ok' : 'neutral'}>{report.status ?? MISSING}</StatusBadge>;
}

function IncludeBox(choice: Readonly<VerificationChoice>) {
  const dispatch = useDispatch();
  const key = verificationKey(choice.report);
  return (
    <Checkbox
      label={requestTexts.includeReport(whatOf(choice))}
      isLabelHidden
      isChecked={choice.isIncluded}
      disabled={choice.isLeftOut}
      onChange={(isIncluded) => dispatch(verificationChosen({ key, isIncluded }))}
    />
  );
}

/** Headings and badges break between words in narrow columns; a long name breaks anywhere. */
const Reports = styled(ListTable<VerificationChoice>)`
  ${CARD_ROWS}
  ${NARROW} {
    /* 'Vendor and report' on one line. */
    && > tbody > tr {
      --card-label: 120px;
    }
  }
  && > thead > tr > th {
    white-space: normal;
  }
  && > tbody > tr > td[data-wrap]:not(:first-child) {
    overflow-wrap: break-word;
  }
`;

const Unbroken = styled.span`
  white-space: nowrap;
`;

function OpenVerification({ report, whose, onClose }: Readonly<VerificationChoice> & { readonly onClose: () => void }) {
  const dispatch = useDispatch();
  const key = verificationDetailKey(report);
  const detail = useRead('verificationDetail', key);
  const close = () => {
    onClose();
    // Cancels the call.
    dispatch(readForgotten({ name: 'verificationDetail', key }));
  };
  return (
    <Drawer title={`${whose ?? requestTexts.borrower}: ${report.verificationSystem}`} onClose={close}>
      <ReadFailure {...detail} what={requestTexts.theVerificationDetails} />
      {isPending(detail) && <Spinner />}
      {detail.value !== undefined && <Detail detail={detail.value} />}
      {detail.status === 'ready' && detail.value === undefined && <p>{requestTexts.noVerificationDetails}</p>}
    </Drawer>
  );
}

const ACCOUNTS: readonly ListColumn<VerificationDetail['accounts'][number]>[] = [
  { heading: requestTexts.institution, isHeader: true, cell: ({ institution }) => institution },
  {
    heading: requestTexts.account,
    cell: ({ type, last4 }) => (last4 === null ? type : `${type ?? MISSING} …${last4}`),
  },
  { heading: requestTexts.balance, isAmount: true, cell: ({ balance }) => money(balance) },
  { heading: requestTexts.asOf, cell: ({ asOfDate }) => orNull(shortDate(asOfDate)) },
];

const Detail = ({
  detail: { vendorStatus, accounts, employments, messages },
}: {
  readonly detail: VerificationDetail;
}) => (
  <Stack>
    <p>{requestTexts.vendorStatus(inSentence(vendorStatus ?? MISSING))}</p>
    {accounts.length > 0 && (
      <div>
        <Heading level={3} size="strong">
          {requestTexts.accounts}
        </Heading>
        <ListTable columns={ACCOUNTS} rows={accounts} />
      </div>
    )}
    {employments.length > 0 && (
      <div>
        <Heading level={3} size="strong">
          {requestTexts.employment}
        </Heading>
        <ul>
          {employments.map(({ employer, status, asOfDate }, index) => (
            <li key={index}>
              {requestTexts.employmentOf(employer ?? MISSING, status ?? MISSING, shortDate(asOfDate))}
            </li>
          ))}
        </ul>
      </div>
    )}
    {messages.map((message, index) => (
      <p key={index}>{message}</p>
    ))}
  </Stack>
);

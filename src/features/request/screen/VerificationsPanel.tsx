import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import * as requestTexts from '@/config/texts/requestTexts';
import type { VerificationChoice } from '@/domain/order/orderForm';
import {
  isExpired,
  type VerificationDetail,
  verificationId,
  verificationKey,
} from '@/domain/request/digitalVerification';
import { limitOf } from '@/domain/request/verificationLimit';
import { verificationChosen } from '@/features/request/state/orderDraftSlice';
import {
  partWanted,
  selectOpenedAt,
  selectOpenedVerification,
  selectParts,
  verificationClosed,
  verificationOpened,
} from '@/features/request/state/orderDataSlice';
import { MISSING, money, orNull, shortDate } from '@/lib/format';
import { isPending } from '@/lib/remote';
import { inSentence } from '@/lib/shortText';
import { Checkbox } from '@/ui/Checkbox';
import { Delivered } from '@/ui/Delivered';
import { Drawer } from '@/ui/Modal';
import { Heading } from '@/ui/Heading';
import { CardTable } from '@/ui/Table';
import { ColumnHeadings } from '@/ui/listParts';
import { LinkButton } from '@/ui/Button';
import { Panel } from '@/ui/Panel';
import { SkeletonRows } from '@/ui/Skeletons';
import { Spinner } from '@/ui/Spinner';
import { StatusBadge } from '@/ui/StatusBadge';
import { PartFailure, PartFailures } from './PartFailures';
import { useOrderPart } from './useOrderPart';
import { CARD_ROWS } from './formStyles';

const HEADINGS = [
  requestTexts.borrower,
  requestTexts.type,
  requestTexts.vendorAndReport,
  requestTexts.asOf,
  requestTexts.status,
  requestTexts.include,
];

/** The vendors' reports of assets, income and employment that an underwriting order includes. */
export function VerificationsPanel() {
  const list = useSelector(selectParts).verifications;
  const verifications = useOrderPart('verifications');
  return (
    <Panel heading={requestTexts.verificationsHeading} isFlush={isPending(list) || verifications.length > 0}>
      <PartFailures of="verifications" />
      {isPending(list) && <SkeletonRows rows={2} columns={5} />}
      {list.status === 'ready' && verifications.length === 0 && <NoReports>{requestTexts.noVerifications}</NoReports>}
      {verifications.length > 0 && (
        <Reports data-density="compact">
          <caption>{requestTexts.verificationsCaption}</caption>
          <ColumnHeadings headings={HEADINGS} />
          <tbody>
            {verifications.map((choice) => (
              <ReportRow key={verificationId(choice.report)} {...choice} />
            ))}
          </tbody>
        </Reports>
      )}
      <VerificationDrawer />
    </Panel>
  );
}

function ReportRow({ report, isIncluded, isLeftOut }: Readonly<VerificationChoice>) {
  const dispatch = useDispatch();
  const openedAt = useSelector(selectOpenedAt);
  const limit = limitOf(report);
  const hasExpired = isExpired(report, openedAt);
  const { borrowerId, borrowerName, system, type, reportId } = report;
  const what = requestTexts.verificationOf(type, borrowerName ?? borrowerId);
  return (
    <tr>
      <td data-wrap>
        <Delivered text={borrowerName ?? requestTexts.borrowerNumber(borrowerId)} />
      </td>
      <td data-wrap data-label={requestTexts.type}>
        <Delivered text={type} /> {limit !== null && <small>{limit}</small>}
      </td>
      <td data-wrap data-label={requestTexts.vendorAndReport}>
        {system === '' ? (
          reportId
        ) : (
          <LinkButton
            aria-label={requestTexts.verificationDetails(system, reportId, what)}
            onClick={() => dispatch(verificationOpened({ borrowerId, system }))}
          >
            <Delivered text={system} isInControl /> <Unbroken>{reportId}</Unbroken>
          </LinkButton>
        )}
      </td>
      <td data-label={requestTexts.asOf}>
        <Delivered text={orNull(shortDate(report.asOfDate))} />
      </td>
      <td data-wrap data-label={requestTexts.status}>
        {hasExpired ? (
          <StatusBadge tone="warn">{`${requestTexts.expired} ${shortDate(report.expiresOn)}`}</StatusBadge>
        ) : (
          <StatusBadge tone={report.status === 'Complete' ? 'ok' : 'neutral'}>{report.status ?? MISSING}</StatusBadge>
        )}
      </td>
      <td data-label={requestTexts.include}>
        <Checkbox
          label={requestTexts.includeReport(what)}
          isLabelHidden
          isChecked={isIncluded}
          disabled={isLeftOut}
          onChange={(wanted) => dispatch(verificationChosen({ key: verificationKey(report), isIncluded: wanted }))}
        />
      </td>
    </tr>
  );
}

/** Headings and badges break between words in narrow columns; a long name breaks anywhere. */
const Reports = styled(CardTable)`
  ${CARD_ROWS}
  && > thead > tr > th {
    white-space: normal;
  }
  && > tbody > tr > td[data-wrap]:not(:first-child) {
    overflow-wrap: break-word;
  }
`;

/** One line, so that a whole order fits one screen. */
const NoReports = styled.p`
  color: var(--text-secondary);
`;

const Unbroken = styled.span`
  white-space: nowrap;
`;

function VerificationDrawer() {
  const dispatch = useDispatch();
  const opened = useSelector(selectOpenedVerification);
  const { verificationDetail: detail, verifications } = useSelector(selectParts);
  const list = verifications.value ?? [];
  const name = list.find(({ borrowerId }) => borrowerId === opened?.borrowerId)?.borrowerName ?? requestTexts.borrower;
  if (opened === null) return null;
  return (
    <Drawer title={`${name}: ${opened.system}`} onClose={() => dispatch(verificationClosed())}>
      <PartFailure
        failure={detail.failure}
        what={requestTexts.theVerificationDetails}
        onRetry={() => dispatch(partWanted('verificationDetail'))}
      />
      {isPending(detail) && <Spinner />}
      {detail.value !== undefined && <Detail detail={detail.value} />}
      {detail.status === 'ready' && detail.value === undefined && <p>{requestTexts.noVerificationDetails}</p>}
    </Drawer>
  );
}

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
        <CardTable data-density="compact">
          <thead>
            <tr>
              <th scope="col">{requestTexts.institution}</th>
              <th scope="col">{requestTexts.account}</th>
              <th scope="col" data-align="end">
                {requestTexts.balance}
              </th>
              <th scope="col">{requestTexts.asOf}</th>
            </tr>
          </thead>
          <tbody>
            {accounts.map(({ institution, type, last4, balance, asOfDate }, index) => (
              <tr key={index}>
                <td>
                  <Delivered text={institution} />
                </td>
                <td data-label={requestTexts.account}>
                  {last4 === null ? (type ?? MISSING) : `${type ?? MISSING} …${last4}`}
                </td>
                <td data-align="end" data-label={requestTexts.balance}>
                  {money(balance)}
                </td>
                <td data-label={requestTexts.asOf}>
                  <Delivered text={orNull(shortDate(asOfDate))} />
                </td>
              </tr>
            ))}
          </tbody>
        </CardTable>
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

const Stack = styled.div`
  display: grid;
  gap: var(--space-4);
`;

import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import * as requestTexts from '@/config/texts/requestTexts';
import type { VerificationDetail } from '@/domain/request/digitalVerification';
import {
  selectOpenedVerification,
  selectVerificationDetail,
  selectVerifications,
  verificationClosed,
  verificationOpened,
} from '@/features/request/state/digitalVerificationsSlice';
import { MISSING, money, shortDate } from '@/lib/format';
import { isPending } from '@/lib/remote';
import { Drawer } from '@/ui/Drawer';
import { Heading } from '@/ui/Heading';
import { CardTable } from '@/ui/labeledCards';
import { Spinner } from '@/ui/Spinner';
import { PartFailure } from './PartFailure';

export function VerificationDrawer() {
  const dispatch = useDispatch();
  const opened = useSelector(selectOpenedVerification);
  const detail = useSelector(selectVerificationDetail);
  const list = useSelector(selectVerifications).value ?? [];
  const name = list.find(({ borrowerId }) => borrowerId === opened?.borrowerId)?.borrowerName ?? requestTexts.borrower;
  return (
    <Drawer
      isOpen={opened !== null}
      title={opened === null ? '' : `${name}: ${opened.system}`}
      onClose={() => dispatch(verificationClosed())}
    >
      <PartFailure
        failure={detail.failure}
        what={requestTexts.theVerificationDetails}
        onRetry={() => opened !== null && dispatch(verificationOpened(opened))}
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
    <p>{requestTexts.vendorStatus(vendorStatus ?? MISSING)}</p>
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
                <td>{institution ?? MISSING}</td>
                <td data-label={requestTexts.account}>
                  {type ?? MISSING} {last4 !== null && `…${last4}`}
                </td>
                <td data-align="end" data-label={requestTexts.balance}>
                  {money(balance)}
                </td>
                <td data-label={requestTexts.asOf}>{shortDate(asOfDate)}</td>
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

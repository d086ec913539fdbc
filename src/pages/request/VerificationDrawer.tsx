import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import type { VerificationDetail } from '@/domain/request/digitalVerification';
import {
  selectOpenedVerification,
  selectVerificationDetail,
  selectVerifications,
  verificationClosed,
  verificationOpened,
} from '@/features/digitalVerifications/digitalVerificationsSlice';
import { MISSING, money, shortDate } from '@/lib/format';
import { isPending } from '@/lib/remote';
import { Drawer } from '@/ui/Drawer';
import { Heading } from '@/ui/Heading';
import { Spinner } from '@/ui/Spinner';
import { Table } from '@/ui/Table';
import { PartFailure } from './PartFailure';

/** What lies behind one vendor's reports of a borrower. */
export function VerificationDrawer() {
  const dispatch = useDispatch();
  const opened = useSelector(selectOpenedVerification);
  const detail = useSelector(selectVerificationDetail);
  const list = useSelector(selectVerifications).value ?? [];
  const name = list.find(({ borrowerId }) => borrowerId === opened?.borrowerId)?.borrowerName ?? 'Borrower';
  return (
    <Drawer
      isOpen={opened !== null}
      title={opened === null ? '' : `${name}: ${opened.system}`}
      onClose={() => dispatch(verificationClosed())}
    >
      <PartFailure
        failure={detail.failure}
        what="the verification details"
        onRetry={() => opened !== null && dispatch(verificationOpened(opened))}
      />
      {isPending(detail) && <Spinner />}
      {detail.value !== undefined && <Detail detail={detail.value} />}
      {detail.status === 'ready' && detail.value === undefined && <p>The vendor has sent no details.</p>}
    </Drawer>
  );
}

const Detail = ({
  detail: { vendorStatus, accounts, employments, messages },
}: {
  readonly detail: VerificationDetail;
}) => (
  <Stack>
    <p>Vendor status: {vendorStatus ?? MISSING}</p>
    {accounts.length > 0 && (
      <div>
        <Heading level={3} size="strong">
          Accounts
        </Heading>
        <Table data-density="compact">
          <thead>
            <tr>
              <th scope="col">Institution</th>
              <th scope="col">Account</th>
              <th scope="col" data-align="end">
                Balance
              </th>
              <th scope="col">As of</th>
            </tr>
          </thead>
          <tbody>
            {accounts.map(({ institution, type, last4, balance, asOfDate }, index) => (
              <tr key={index}>
                <td>{institution ?? MISSING}</td>
                <td>
                  {type ?? MISSING} {last4 !== null && `…${last4}`}
                </td>
                <td data-align="end">{money(balance)}</td>
                <td>{shortDate(asOfDate)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
    )}
    {employments.length > 0 && (
      <div>
        <Heading level={3} size="strong">
          Employment
        </Heading>
        <ul>
          {employments.map(({ employer, status, asOfDate }, index) => (
            <li key={index}>
              {employer ?? MISSING}: {status ?? MISSING} as of {shortDate(asOfDate)}
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

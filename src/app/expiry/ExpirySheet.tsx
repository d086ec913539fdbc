import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import * as expiryTexts from '@/config/texts/expiryTexts';
import { capitalized, daysLeft, type ExpiryDate } from '@/domain/expiry/expiryDates';
import { ToolSheet, type ToolSheetProps } from '@/features/history/screen/ToolSheet';
import { ColumnHeadings, ListState, RetryLink, SmallPrint } from '@/ui/listParts';
import { Table } from '@/ui/Table';
import { expiryListOpened } from './expiryDatesSaga';
import { selectKnownExpiry } from './expirySelectors';

interface ExpirySheetProps extends Pick<ToolSheetProps, 'button' | 'onClose'> {
  readonly dates: readonly ExpiryDate[];
}

/** All expiry dates, soonest first. Opening it loads what the open screen has not loaded. */
export function ExpirySheet({ dates, ...sheet }: ExpirySheetProps) {
  const dispatch = useDispatch();
  const { notLoaded, isReliefLoading, isRetrying } = useSelector(selectKnownExpiry);
  useEffect(() => void dispatch(expiryListOpened()), [dispatch]);
  return (
    <ToolSheet {...sheet} label={expiryTexts.list}>
      {dates.length > 0 && (
        <Table data-density="compact">
          <caption>{expiryTexts.list}</caption>
          <ColumnHeadings headings={[expiryTexts.what, expiryTexts.date, expiryTexts.time]} />
          <tbody>
            {dates.map(({ key, label, detail, date, days }) => (
              <tr key={key}>
                <td data-wrap>
                  <b>{capitalized(label)}</b> <Detail>{detail}</Detail>
                </td>
                <td>{date}</td>
                <td>{daysLeft(days)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      <ListState role="status">
        {isReliefLoading && !isRetrying && expiryTexts.loading}
        {notLoaded.length > 0 && (
          <>
            {capitalized(notLoaded.map(expiryTexts.notLoaded).join(', '))}.{' '}
            <RetryLink isBusy={isRetrying} onRetry={() => dispatch(expiryListOpened())} />
          </>
        )}
      </ListState>
      <SmallPrint>{expiryTexts.caution}</SmallPrint>
    </ToolSheet>
  );
}

const Detail = styled.span`
  display: block;
  color: var(--text-secondary);
`;

import * as historyTexts from '@/features/history/texts';
import { rowName } from '@/features/requests/rules/historyItem';
import { LinkButton } from '@/ui/Button';
import type { HistoryItem } from '@/features/requests/api/contract/history';

interface FindingCodesLinkProps {
  readonly item: HistoryItem;
  readonly onClick: () => void;
}

export const FindingCodesLink = ({ item, onClick }: FindingCodesLinkProps) => (
  <LinkButton aria-label={historyTexts.findingCodesOf(rowName(item))} onClick={onClick}>
    {historyTexts.findingCodes}
  </LinkButton>
);

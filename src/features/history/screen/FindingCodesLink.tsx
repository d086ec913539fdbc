import * as historyTexts from '@/config/texts/historyTexts';
import type { HistoryItem } from '@/domain/history/historyItem';
import { rowName } from '@/domain/history/historyLabels';
import { LinkButton } from '@/ui/Button';

interface FindingCodesLinkProps {
  readonly item: HistoryItem;
  readonly onClick: () => void;
}

export const FindingCodesLink = ({ item, onClick }: FindingCodesLinkProps) => (
  <LinkButton aria-label={historyTexts.findingCodesOf(rowName(item))} onClick={onClick}>
    {historyTexts.findingCodes}
  </LinkButton>
);

import type { HistoryItem } from '@/domain/history/historyItem';
import { rowName } from '@/domain/history/historyLabels';
import { LinkButton } from '@/ui/LinkButton';

interface FindingCodesLinkProps {
  readonly item: HistoryItem;
  readonly onClick: () => void;
}

/** Leads to DU's finding codes of one run. */
export const FindingCodesLink = ({ item, onClick }: FindingCodesLinkProps) => (
  <LinkButton aria-label={`DU Finding Codes of ${rowName(item)}`} onClick={onClick}>
    DU Finding Codes
  </LinkButton>
);

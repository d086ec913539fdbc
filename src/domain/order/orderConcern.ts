/** A reason to ask the user before an order is sent. The order is sent only after the user confirms. */
export interface OrderConcern {
  kind:
    | 'unconfirmed'
    | 'repeated'
    | 'unreadable'
    | 'unkept'
    | 'newerOrders'
    | 'running'
    | 'unlisted'
    | 'duplicate'
    | 'softReissue'
    | 'expiringReissue'
    | 'warning';
  title: string;
  lines: string[];
  canReissue?: boolean;
}

/** One concern, as a list. */
export const concern = (kind: OrderConcern['kind'], title: string, ...lines: string[]): OrderConcern[] => [
  { kind, title, lines },
];

/** An answer covers a concern only with the words that the user has read. */
export const unanswered = (concerns: readonly OrderConcern[], answered: readonly OrderConcern[]): OrderConcern[] => {
  const read = new Set(answered.map(wordsOf));
  return concerns.filter((concern) => !read.has(wordsOf(concern)));
};

const wordsOf = ({ title, lines }: OrderConcern): string => [title, ...lines].join('\n');

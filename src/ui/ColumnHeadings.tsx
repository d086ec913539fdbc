import type { ReactNode } from 'react';

interface ColumnHeadingsProps {
  readonly headings: readonly string[];
  /** Further headings that need more than a text. */
  readonly children?: ReactNode;
}

/** The head of a table whose columns have plain headings. */
export const ColumnHeadings = ({ headings, children }: ColumnHeadingsProps) => (
  <thead>
    <tr>
      {headings.map((heading) => (
        <th key={heading} scope="col">
          {heading}
        </th>
      ))}
      {children}
    </tr>
  </thead>
);

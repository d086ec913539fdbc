/** What a file is named after. No name of a person: file names are kept, and travel with the file. */
export interface DocumentName {
  what?: string;
  loanNumber: string;
  /** The request, or the number of the report. */
  reference?: string | null;
}

/** 'findings-du-0007100111-12.pdf'. @spec APP-29 */
export const documentName = (name: DocumentName, extension: string): string => `${documentTitle(name)}.${extension}`;

/** The same without the ending, which the browser adds to the title of a page that it prints to a file. */
export const documentTitle = ({ what = 'document', loanNumber, reference }: DocumentName): string =>
  [what.toLowerCase(), loanNumber, reference]
    .map((part) => (part ?? '').replace(/[^\w-]+/g, '-').replace(/^-+|-+$/g, ''))
    .filter((part) => part !== '')
    .join('-');

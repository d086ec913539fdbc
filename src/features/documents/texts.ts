/** What came of a document, other than that it is shown or saved. */
export const outcomes = {
  empty: (title: string): string => `${title} is empty.`,
  notBase64: (title: string): string => `${title} is damaged: the service sent text that is not base64.`,
  tooLarge: (title: string): string => `${title} is larger than 50 MB.`,
  ofOtherKind: (title: string): string =>
    `${title}: the service sent something else, such as a web page. Nothing was opened or saved.`,
  downloaded: (title: string): string =>
    `The browser blocked a new window, so the download of ${title} was started instead.`,
};

export const noDocument = 'There is no document here. Close this tab and open the document from the companion.';
export const notReceived = 'The document has not been received. Close this tab and open the document again.';
export const damaged = 'This document is damaged or not a PDF file. Close this tab and open the document again.';
export const downloaded = 'This browser doesn’t show PDF files. The download of the document was started.';
/** Before the name of the file. */
export const save = 'Save';
export const title = 'Document';
export const loading = 'Loading…';

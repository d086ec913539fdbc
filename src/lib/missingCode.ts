/**
 * True for what an import throws if its code does not load, unlike the code's own error. By the messages of Chromium
 * and Firefox, of Safari (the second for a web page in place of a script), and of Vite for a style sheet.
 */
export const isMissingCode = (error: unknown): boolean =>
  /imported module|module script|MIME type|preload CSS/.test(String(error));

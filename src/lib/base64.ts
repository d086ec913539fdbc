export const base64Of = (bytes: ArrayBuffer | Uint8Array): string =>
  btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join(''));

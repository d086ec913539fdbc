/** What axios' own adapters call first: it builds the address, and adds the header of the anti-forgery cookie. */
declare module 'axios/unsafe/helpers/resolveConfig.js' {
  import type { InternalAxiosRequestConfig } from 'axios';

  function resolveConfig(config: InternalAxiosRequestConfig): InternalAxiosRequestConfig & { url: string };
  export { resolveConfig as default };
}

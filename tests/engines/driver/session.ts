// Our own client, because the packages (selenium-webdriver, webdriver) reach Firefox only through geckodriver, which
// Debian doesn't have, and Playwright has no WebKitGTK of the system. Firefox is asked over Marionette, as geckodriver
// does, WebKitGTK over HTTP.

/** A remote-controlled browser; one window at a time receives the commands. */
export interface Session {
  send: (command: Command, parameters?: Record<string, unknown>) => Promise<unknown>;
  /** Runs the body of a function in the page. */
  run: (script: string, args: unknown) => Promise<unknown>;
  /** Returns the errors and warnings that pages wrote to the console, and the exceptions they threw. */
  errors: () => Promise<string[]>;
  downloads: string;
  close: () => Promise<void>;
}

export interface LaunchOptions {
  binary: string;
  /** A folder that only this session uses. */
  folder: string;
  /** The color scheme of the system. */
  scheme: 'light' | 'dark';
  /** Firefox only: WebKit always has a window. */
  hasWindow: boolean;
}

export type Command = keyof typeof COMMANDS;

/** The WebDriver commands that the journeys need: their Marionette names, and their method and path over HTTP. */
export const COMMANDS = {
  open: ['WebDriver:Navigate', 'POST', '/url'],
  reload: ['WebDriver:Refresh', 'POST', '/refresh'],
  back: ['WebDriver:Back', 'POST', '/back'],
  click: ['WebDriver:ElementClick', 'POST', '/element/:id/click'],
  type: ['WebDriver:ElementSendKeys', 'POST', '/element/:id/value'],
  windows: ['WebDriver:GetWindowHandles', 'GET', '/window/handles'],
  window: ['WebDriver:GetWindowHandle', 'GET', '/window'],
  switchTo: ['WebDriver:SwitchToWindow', 'POST', '/window'],
  closeWindow: ['WebDriver:CloseWindow', 'DELETE', '/window'],
  resize: ['WebDriver:SetWindowRect', 'POST', '/window/rect'],
  screenshot: ['WebDriver:TakeScreenshot', 'GET', '/screenshot'],
} as const;

/** A command that the browser refused, with the error code of the WebDriver standard. */
export class WebDriverError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(`${code}: ${message}`);
    this.code = code;
  }
}

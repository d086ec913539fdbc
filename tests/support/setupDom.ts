// First, because React looks for it when it starts.
import './drawings';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A screen's code is loaded on demand, which takes a moment where many tests share the machine.
configure({ asyncUtilTimeout: 20_000 });

// jsdom lays nothing out and so has nothing to scroll or to grow; what comes into sight is tested in a browser.
Element.prototype.scrollIntoView = () => undefined;
globalThis.ResizeObserver = class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { expectOwnElements } from './ownElements';
import { pageStyle } from './pageStyle';

// A screen's code loads on demand, which takes longer when many tests share the machine.
configure({ asyncUtilTimeout: 20_000 });

// jsdom has no layout, so elements can't scroll or resize; the browser tests cover visibility.
Element.prototype.scrollIntoView = () => undefined;
globalThis.ResizeObserver = class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};

expectOwnElements();

const style = document.createElement('style');
style.textContent = pageStyle;
document.head.prepend(style);

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

// Files share their modules, so one that still loads when a file ends would fail in every later file.
afterAll(() => vi.dynamicImportSettled());

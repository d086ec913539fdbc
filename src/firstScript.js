// ES5 and not a module, so that browsers too old for the app can run it. The app starts only if #root still exists.
// In other browsers it requests the configuration while the modules load. A preload link would take a cached file. It
// also preloads the scripts of the area that the address names, or to which the sign-in returns. Without the tokens of
// another tab, the identity provider comes first: it preloads the scripts of the sign-in.
(function () {
  var css = window.CSS;
  if (
    css &&
    css.supports &&
    css.supports('color', 'light-dark(red, red)') &&
    css.supports('selector(:has(a))') &&
    window.URL &&
    window.URL.canParse
  ) {
    window.configRequest = window.fetch('/config.json', {
      cache: 'no-store',
      signal: window.AbortSignal.timeout(15000),
    });
    // The app reports a failure.
    window.configRequest.catch(function () {});
    var preload = function (name) {
      var scripts = document.querySelectorAll('link[data-areas~="' + name + '"]');
      for (var i = 0; i < scripts.length; i += 1) scripts[i].rel = 'modulepreload';
    };
    var address = window.location.pathname;
    var tokens = null;
    try {
      tokens = window.localStorage.getItem('okta-token-storage');
      if (address === '/implicit/callback') address = window.sessionStorage.getItem('referrerPath') || address;
    } catch (blocked) {
      // Then there is no token either.
    }
    if (tokens === null) preload('signIn');
    var area = /^\/\d+\/(\w+)\/?(?:[?#]|$)/.exec(address);
    if (area !== null) preload(area[1]);
    return;
  }
  var root = document.getElementById('root');
  var notice = document.createElement('p');
  notice.setAttribute('role', 'alert');
  notice.style.cssText = 'margin: 2em; font: 1em/1.5 sans-serif';
  notice.textContent =
    'This browser is too old for the AUS companion. Use Chrome or Edge 123, Firefox 121, Safari 17.5 or newer.';
  root.parentNode.replaceChild(notice, root);
})();

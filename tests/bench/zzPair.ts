// @ts-nocheck
import { mkdirSync } from 'node:fs';
import { launchBrowser, openLab } from './browser/lab';
import { serve } from './server/serve';
const [runs, ...dists] = process.argv.slice(2);
mkdirSync('/tmp/sp/empty', { recursive: true });
const port = Number(process.env.PBASE ?? 28760);
const stages = [];
for (const [i, app] of dists.entries()) stages.push({ app, got: [], stage: await serve({ app, floor: '/tmp/sp/empty', peers: '/tmp/sp/empty', remove: async () => {} }, port + 3 * i) });
const med = (a) => a.toSorted((x, y) => x - y)[a.length >> 1];
const row = 'tbody[data-group] > tr';
for (const t of stages) { t.browser = await launchBrowser(t.stage.fingerprint); t.stage.api.serve(12, 'rita.ibarra'); }
for (let r = -1; r < Number(runs); r++) for (const t of (r % 2 ? stages : stages.toReversed())) {
  const lab = await openLab(t.browser, { row, isSlow: true, isSignedIn: true });
  await lab.page.addInitScript(() => {
    const rec = window.rec = { commits: 0, sent: [], evaluated: 0, rows: 0, inserts: 0 };
    const send = XMLHttpRequest.prototype.send;
    XMLHttpRequest.prototype.send = function (...a) { rec.sent.push(performance.now()); return send.apply(this, a); };
    const ins = CSSStyleSheet.prototype.insertRule;
    CSSStyleSheet.prototype.insertRule = function (...a) { rec.inserts++; return ins.apply(this, a); };
    window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = { supportsFiber: true, inject() { rec.evaluated = performance.now(); return 1; }, checkDCE() {}, onCommitFiberUnmount() {}, onCommitFiberRoot() {
      if (rec.rows) return; rec.commits++; if (document.querySelector('tbody[data-group] > tr')) rec.rows = performance.now(); } };
  });
  const once = async (kind) => {
    const a = Object.fromEntries((await lab.tools.send('Performance.getMetrics')).metrics.map(({ name, value }) => [name, value]));
    await lab.page.goto(t.stage.origin + '/7100111/history', { waitUntil: 'commit' });
    const ready = await lab.page.evaluate(() => window.bench.ready);
    const b = Object.fromEntries((await lab.tools.send('Performance.getMetrics')).metrics.map(({ name, value }) => [name, value]));
    const rec = await lab.page.evaluate(() => window.rec);
    const cfg = await lab.page.evaluate(() => performance.getEntriesByName(location.origin + '/config.json')[0]?.responseEnd);
    if (r >= 0) t.got.push({ kind, ready, config: cfg, sent4: rec.sent[3], evaluated: rec.evaluated, commits: rec.commits, inserts: rec.inserts, task: b.TaskDuration * 1e3, script: b.ScriptDuration * 1e3, layout: b.LayoutDuration * 1e3, style: b.RecalcStyleDuration * 1e3, layouts: b.LayoutCount, styles: b.RecalcStyleCount });
  };
  await once('cold');
  await lab.page.waitForTimeout(300);
  if (process.env.WARM) await once('warm');
  await lab.close();
}
for (const kind of process.env.WARM ? ['cold', 'warm'] : ['cold']) for (const t of stages) { const g = t.got.filter((x) => x.kind === kind);
  console.log(kind, t.app, JSON.stringify(Object.fromEntries(Object.keys(g[0]).filter((k) => k !== 'kind').map((k) => [k, Math.round(med(g.map((x) => x[k])))])))); }
for (const t of stages) { await t.browser.close(); await t.stage.close(); }
process.exit(0);

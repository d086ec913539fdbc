import { html, type Html } from '@sandbox/http/html';
import { layout, table } from '@sandbox/http/layout';
import { FAULT_KINDS, type FaultRule } from '@sandbox/faults';
import { PERSONAS } from '@sandbox/personas';
import { FILE_KINDS, type FileKind } from '@sandbox/world/fileKinds';
import type { Desk } from './desk';
import { CALL_NAMES, KINDS } from './fields';

/**
 * The control page for humans. Every button is a form, so that the page works with the keyboard and without scripts.
 */
export function controlPage({ lender, timeScale }: Desk, problems: readonly string[] = []): Html {
  const rules = lender.faults.list();
  return layout({
    title: 'Control',
    body: html`${problems.map((problem) => html`<p class="alert" role="alert">${problem}</p>`)}
      <p>
        Simulated durations are multiplied by <strong>${timeScale}</strong> (SANDBOX_TIME_SCALE). What the companion
        reports is under <a href="/telemetry">Telemetry</a>.
      </p>
      <h2>Plant a fault</h2>
      ${faultForm()}
      <h2>Planted faults</h2>
      ${rules.length === 0 ? html`<p>None: every call is answered as it should be.</p>` : table(['Call', 'Fault', 'Loan id', 'Times left', 'Remove'], rules.map(row))}
      <h2>Repeated orders</h2>
      ${toggle(
        lender.habits().deduplicates
          ? ['An order that arrives twice with the same key is placed once.', 'repeat', 'Place it twice']
          : ['An order that arrives twice with the same key is placed twice.', 'deduplicate', 'Place it once'],
      )}
      <h2>Responses</h2>
      <form method="post" class="fields">
        ${select('Files', 'kind', [
          html`<option value="">of each loan's kind</option>`,
          ...KINDS.map((kind) => kindOption(kind, lender.habits().responseFiles === kind)),
        ])}
        <button name="action" value="files">Send these</button>
      </form>
      ${toggle(
        lender.habits().sendsFindings
          ? ["The engines' messages are sent as a list beside the file.", 'withoutFindings', 'Send the file alone']
          : ["The engines' messages are in the file alone.", 'withFindings', 'Send the list too'],
      )}
      <h2>Time</h2>
      <form method="post" class="fields">
        <button name="action" value="hold">Hold: runs stay as they are</button>
        <button name="action" value="release">Let time go on</button>
      </form>
      <h2>Change the person</h2>
      <p>
        Every browser that is signed in is then signed in as this person. Open tabs learn of it at their next renewal.
      </p>
      <form method="post" class="fields">
        ${select(
          'Person',
          'person',
          PERSONAS.map(({ id, displayName }) => html`<option value="${id}">${displayName}</option>`),
        )}
        <button name="action" value="person">Change</button>
      </form>
      <h2>Start over</h2>
      <form method="post" class="fields">
        <button name="action" value="reset">Reset loans, faults and telemetry</button>
        <button name="action" value="expire">Expire every session</button>
      </form>`,
  });
}

const faultForm = (): Html =>
  html`<form method="post" class="fields card">
    ${select('Call', 'call', CALL_NAMES.map(callOption))}
    ${select(
      'Fault',
      'kind',
      FAULT_KINDS.map((kind) => html`<option>${kind}</option>`),
    )}
    <label>Loan id <input name="loanId" inputmode="numeric" placeholder="every loan" /></label>
    <label>Status <input name="status" type="number" min="400" max="599" placeholder="for status" /></label>
    <label>Delay, ms <input name="delayMs" type="number" min="0" placeholder="none" /></label>
    <label>Times <input name="times" type="number" min="1" placeholder="until removed" /></label>
    <button class="primary" name="action" value="add">Plant</button>
  </form>`;

const toggle = ([says, action, button]: readonly [says: string, action: string, button: string]): Html =>
  html`<form method="post" class="fields">
    <p>${says}</p>
    <button name="action" value="${action}">${button}</button>
  </form>`;

const select = (label: string, name: string, options: readonly Html[]): Html =>
  html`<label
    >${label}
    <select name="${name}">
      ${options}
    </select></label
  >`;

const kindOption = (kind: FileKind, isChosen: boolean): Html =>
  html`<option value="${kind}" ${isChosen ? html`selected` : undefined}>${FILE_KINDS[kind]}</option>`;

const callOption = (name: string): Html => html`<option value="${name}">${name === '*' ? 'every call' : name}</option>`;

const row = (rule: FaultRule): Html =>
  html`<tr>
    <td>${rule.call === '*' ? 'every call' : rule.call}</td>
    <td>${rule.kind} ${rule.status} ${rule.delayMs === undefined ? undefined : `${rule.delayMs} ms`}</td>
    <td>${rule.loanId ?? 'every loan'}</td>
    <td>${rule.times ?? 'until removed'}</td>
    <td>
      <form method="post">
        <input type="hidden" name="id" value="${rule.id}" />
        <button name="action" value="remove" aria-label="Remove ${rule.kind} of ${rule.call}">Remove</button>
      </form>
    </td>
  </tr>`;

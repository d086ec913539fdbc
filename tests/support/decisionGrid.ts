import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';

const headingName = (service: string): RegExp => new RegExp(`^${service}(?![\\w-])`);

/** Returns the heading of a service's column in the grid of results. */
export const columnOf = (service: string): Promise<HTMLElement> =>
  screen.findByRole('columnheader', { name: headingName(service) });

/** Returns the row of a fact in the grid of results. */
export async function rowOf(fact: string): Promise<HTMLElement> {
  const grid = await screen.findByRole('table', { name: 'Results by service' });
  return within(grid).findByRole('row', { name: new RegExp(`^${fact}`) });
}

/** Returns the cell of a fact in a service's column. */
export async function cellOf(service: string, fact = 'Outcome'): Promise<HTMLElement> {
  const heading = await columnOf(service);
  const place = within(heading.closest('tr') ?? heading)
    .getAllByRole('columnheader')
    .indexOf(heading);
  return within(await rowOf(fact)).getAllByRole('cell')[place] ?? expect.fail(`no ${fact} of ${service}`);
}

const deeds: (() => void)[] = [];

/** Runs after the test that is running. */
export const afterTest = (deed: () => void): void => void deeds.push(deed);

export function runCleanups(): void {
  for (const deed of deeds.splice(0).reverse()) deed();
}

/** One measurement that notes its results. */
export interface Sample {
  label: string;
  take: () => Promise<void>;
}

/** Takes the samples one after another. Logs and skips a failed one, and returns how many failed. */
export async function takeAll(samples: readonly Sample[]): Promise<number> {
  let failures = 0;
  for (const [index, { label, take }] of samples.entries()) {
    console.log(`${index + 1}/${samples.length} ${label}`);
    await take().catch((error: unknown) => {
      failures += 1;
      console.error(error);
    });
  }
  return failures;
}

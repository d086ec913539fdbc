import { preferences } from '@/services/browser/memory';

/** Remembers that this deployment has a wording, and what the wait for the sign-in says, before config.json is read. */
const KEY = 'companion.wording';

/** What is known of the wording before config.json is read; '' is English. @empty undefined without a wording */
export function keptWording(): { language: string; signingIn: string } | undefined {
  const [, language, signingIn] = /^(\S+) (.*)$/s.exec(preferences.read(KEY) ?? '') ?? [];
  return language === undefined || signingIn === undefined ? undefined : { language, signingIn };
}

export function keepWording(language: string, signingIn: string): void {
  preferences.write(KEY, `${language} ${signingIn}`);
}

export const forgetWording = (): void => preferences.forget(KEY);

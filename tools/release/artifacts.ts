import { createHash } from 'node:crypto';

export interface Artifact {
  name: string;
  content: Uint8Array;
}

interface Build {
  version: string;
  /** The full hash of the commit. */
  commit: string;
  lockfile: Uint8Array;
  /** The version of node. */
  node: string;
  /** ISO 8601. */
  startedOn: string;
  finishedOn: string;
}

const sha256 = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');

/** Returns a line per file, as `sha256sum --check` reads them. */
export const checksums = (artifacts: readonly Artifact[]): string =>
  artifacts.map(({ name, content }) => `${sha256(content)}  ${name}\n`).join('');

/**
 * Says from which commit and which packages the artifacts were built: an in-toto statement with the predicate of SLSA
 * provenance, both version 1. It is not signed.
 */
export const provenance = (artifacts: readonly Artifact[], build: Build) => ({
  _type: 'https://in-toto.io/Statement/v1',
  subject: artifacts.map(({ name, content }) => ({ name, digest: { sha256: sha256(content) } })),
  predicateType: 'https://slsa.dev/provenance/v1',
  predicate: {
    buildDefinition: {
      buildType: 'urn:aus-companion:npm-run-release:1',
      externalParameters: { version: build.version },
      resolvedDependencies: [
        { name: 'source', digest: { gitCommit: build.commit } },
        { name: 'package-lock.json', digest: { sha256: sha256(build.lockfile) } },
      ],
    },
    runDetails: {
      builder: { id: 'urn:aus-companion:release-script', version: { node: build.node } },
      metadata: { startedOn: build.startedOn, finishedOn: build.finishedOn },
    },
  },
});

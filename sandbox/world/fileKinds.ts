/** The kinds of a service's response file, with what each is. */
export const FILE_KINDS = {
  current: 'DU codified findings, LPA 5',
  older: 'DU codified findings, LPA 4.8',
  repeated: 'Equal texts under several ids, names in capitals and for two borrowers',
  schema: 'MISMO 3.4 messages',
  silent: 'A known format without messages',
  unknown: "A lender's own format",
  truncated: 'Half of a file',
  hostile: 'Markup, hidden characters and an include in the texts',
  entities: 'Entities in an internal subset',
} as const;

export type FileKind = keyof typeof FILE_KINDS;

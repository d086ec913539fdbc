/** Whether the borrowers have authorised the credit pull. */
export interface Acknowledgement {
  isObtained: boolean;
  /** False only when the service says that this loan needs none. */
  isRequired: boolean;
  obtainedOn: string | null;
  obtainedBy: string | null;
}

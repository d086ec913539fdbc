/** Whether the borrowers have authorized the credit pull. */
export interface Acknowledgement {
  isObtained: boolean;
  /** False only when the API reports that this loan needs no authorization. */
  isRequired: boolean;
  obtainedOn: string | null;
  obtainedBy: string | null;
}

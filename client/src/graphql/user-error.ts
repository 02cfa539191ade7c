/** A mutation's refusal: the server's message, and the input field it concerns. */
export interface UserError {
  code: string;
  message: string;
  field?: string | null;
}

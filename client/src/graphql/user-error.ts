/** Why a mutation was refused: a text of the server, and the field of the input that it is about. */
export interface UserError {
  code: string;
  message: string;
  field?: string | null;
}

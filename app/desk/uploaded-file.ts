export interface UploadedFile {
  name: string;
  type: string;
  bytes: Uint8Array;
}

interface S3Object {
  content_type: string;
  /** base64, because the state is JSON. */
  body: string;
  etag: string;
  last_modified: string;
}

export interface S3State {
  /** By key, of the one bucket there is. */
  objects: Record<string, S3Object>;
}

export interface S3Access {
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

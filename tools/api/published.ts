/** The last published description of the API; what it says is kept. */
export const publishedPath = 'docs/api/v1.json';
/** Stands for wherever it runs. */
export const publishedUrl = 'https://www.example.jp';

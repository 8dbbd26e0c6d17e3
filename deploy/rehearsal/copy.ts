import { execFile } from 'node:child_process';

/**
 * Files and folders into a folder, beside everything else that goes on: the third parties live in this process. Files that
 * vanish meanwhile are passed over.
 */
export function copy(from: readonly string[], into: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, LC_ALL: 'C' };
    execFile('cp', ['-a', ...from, into], { env }, (_error, _said, complaints) => {
      const wrong = complaints.split('\n').filter((line) => line !== '' && !line.includes('No such file'));
      if (wrong.length > 0) reject(new Error(wrong.join('\n')));
      else resolve();
    });
  });
}

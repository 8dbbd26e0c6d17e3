import { randomUUID } from 'node:crypto';
import { access, mkdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStore } from './file-store.ts';
import { requireSafeName } from './safe-name.ts';

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Files as files. Several processes may share the folder. */
export function folderStore(folder: string): FileStore {
  const pathOf = (name: string) => join(folder, requireSafeName(name));
  return {
    async put(name, bytes) {
      const path = pathOf(name);
      await mkdir(dirname(path), { recursive: true });
      // A rename is whole or not at all: nobody ever reads half a picture.
      const part = `${path}.${randomUUID()}.part`;
      try {
        await writeFile(part, bytes);
        await rename(part, path);
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
    },
    async get(name) {
      try {
        return await readFile(pathOf(name));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async delete(name) {
      const path = pathOf(name);
      await rm(path, { force: true });
      // The last one takes its folder along; one that is not empty, or gone, stays as it is.
      await rmdir(dirname(path)).catch(() => {});
    },
    exists: (name) =>
      access(pathOf(name)).then(
        () => true,
        (error: unknown) => {
          if (isMissing(error)) return false;
          throw error;
        },
      ),
  };
}

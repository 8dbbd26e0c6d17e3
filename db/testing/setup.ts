import type { TestProject } from 'vitest/node';
import { startTemplateCluster } from './template-cluster.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    clusterUrl: string;
  }
}

/** One throw-away cluster for the whole run; each test file clones the template (db/testing/database.ts). */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { clusterUrl, stop } = await startTemplateCluster();
  project.provide('clusterUrl', clusterUrl);
  return stop;
}

/**
 * Limits of Node's memory in production, the same in the units, the image and the processes `npm run bench` measures. Without them V8
 * takes what the machine has (4 GB here) as its leave to collect late: a web process held 500 to 590 MB of which 100 were in use.
 */
export const NODE_OPTIONS = '--max-semi-space-size=8 --max-old-space-size=384';

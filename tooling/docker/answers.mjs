// `node tooling/docker/answers.mjs URL`: the health check for containers without another HTTP client.
const answer = await fetch(process.argv[2] ?? '').catch(() => null);
process.exit(answer !== null && answer.status < 500 ? 0 : 1);

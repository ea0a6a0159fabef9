// `node tooling/docker/answers.mjs URL`: the health check of a container that has no other way to ask.
const answer = await fetch(process.argv[2]).catch(() => null);
process.exit(answer !== null && answer.status < 500 ? 0 : 1);

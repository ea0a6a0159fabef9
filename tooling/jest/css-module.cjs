// In tests a class name is its own key, so that a missing one would show as `undefined`.
module.exports = new Proxy({}, { get: (_, key) => (key === '__esModule' ? false : String(key)) });

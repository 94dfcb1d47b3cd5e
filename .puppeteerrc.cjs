// The browser is found or installed by the project's own start-up code; puppeteer must not download one.
module.exports = { skipDownload: true };

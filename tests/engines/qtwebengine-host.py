"""A window with QtWebEngine 5.15 (Chromium 87) and nothing else, driven through its debugging port."""
import sys

from PyQt5.QtCore import QUrl
from PyQt5.QtWebEngineWidgets import QWebEnginePage, QWebEngineView
from PyQt5.QtWidgets import QApplication


class Page(QWebEnginePage):
    def javaScriptConfirm(self, origin, message):
        return True

    def javaScriptAlert(self, origin, message):
        pass


app = QApplication(sys.argv)
view = QWebEngineView()
page = Page(view)
view.setPage(page)
view.resize(1300, 900)
view.show()
page.setUrl(QUrl("about:blank"))
sys.exit(app.exec_())
